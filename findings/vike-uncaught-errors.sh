#!/usr/bin/env bash
# Subject: a build script that imports the plugin of vike 0.4.266 (npm), on Node.
# One would guess: an import of a Vite plugin changes nothing for the rest of the script: an error that nobody catches, or
# a promise that nobody handles, still ends it with exit code 1.
# What happens: the import adds listeners for both to the process. They print the error and go on, so the script ends with
# exit code 0, and continuous integration takes a failed build for a good one.
# Seen: without vike 1 and 1, with vike 0 and 0
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . 'vike@0.4.266' 'vite@8.3.8' >/dev/null
# The exit code of a script that fails in one of two ways.
code() {
  local result=0
  node --input-type=module -e "$1" >/dev/null 2>&1 || result=$?
  echo "$result"
}
thrown="setTimeout(() => { throw new Error('example') })"
rejected="Promise.reject(new Error('example'))"
import="import 'vike/plugin';"
seen="without vike $(code "$thrown") and $(code "$rejected"), with vike $(code "$import $thrown") and $(code "$import $rejected")"
echo "$seen"
[ "$seen" = "without vike 1 and 1, with vike 0 and 0" ] || { echo "the behaviour has changed" >&2; exit 1; }
