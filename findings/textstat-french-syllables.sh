#!/usr/bin/env bash
# Subject: the syllables of French words, and with them how easy a text is to read, by textstat 0.7.13 (PyPI) in French.
# One would guess: the syllables that are spoken, or one fewer for an e at the end.
# What happens: places for hyphens are counted, and one letter is never hyphenated alone. A word that begins with a vowel has a
# syllable fewer, and « théâtre » has one. Easy French is harder to tell from easier: some gets more than 100 points.
# Seen: syllables, and points
#   école 1, été 1, idée 1, théâtre 1, réunion 1, avenir 2, cinéma 3, mobilité 4
#   La mobilité a changé pendant la semaine. 63.2
#   Une idée agréable a animé la réunion.    115.8
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check 'textstat==0.7.13' 'pyphen==0.18.1'
cat >show.py <<'PYTHON'
import textstat

textstat.set_lang("fr")
words = "école été idée théâtre réunion avenir cinéma mobilité".split()
print(", ".join(f"{word} {textstat.syllable_count(word)}" for word in words))
for sentence in ("La mobilité a changé pendant la semaine.", "Une idée agréable a animé la réunion."):
    print(sentence.ljust(40), round(textstat.flesch_reading_ease(sentence), 1))
PYTHON
venv/bin/python -W ignore show.py >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
