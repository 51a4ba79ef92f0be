/* The container image's configuration, run as a container engine runs it. */

import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { findProgram, siteName } from './web-server.ts'

const programs = ['nginx', 'unshare', 'setpriv', 'ip', 'mount'].map(findProgram)
const isPossible = process.platform === 'linux' && process.getuid?.() === 0 && !programs.includes(undefined)

/**
 * Starts nginx as a container engine does (Dockerfile, compose.yaml), in Linux namespaces instead of a container: the build
 * mounted at `/srv/site`, every file system read-only except `/tmp`, no network, and a user without privileges. The deploy
 * check runs outside of that mount namespace, where `/tmp` is empty and would hide a checkout below it.
 */
const inside = `set -e
mount -t tmpfs tmpfs /srv && mkdir /srv/site && mount --bind dist /srv/site && mount -o remount,bind,ro /srv/site
mount -t tmpfs -o mode=1777 tmpfs /tmp && mount -o remount,bind,ro /
exec setpriv --reuid 65534 --regid 65534 --clear-groups nginx -e stderr -c /srv/site/hosts/nginx-container.conf`

const contained = `set -e
ip link set lo up
# An engine gives the standard streams of a container to its user.
log=$(mktemp) && chmod a+w "$log"
unshare --mount bash -c '${inside}' > "$log" 2>&1 &
for attempt in $(seq 100); do (exec 3<> /dev/tcp/127.0.0.1/8080) 2> /dev/null && break; sleep 0.1; done
code=0
"$@" || code=$?
kill %1 || code=1
cat "$log" && rm "$log"
exit $code`

const whereContained = isPossible ? it : it.skip
whereContained(
  'nginx serves the site as the container does: unprivileged, from disks that it cannot write',
  async () => {
    const check = [process.execPath, 'server/publish/deploy/check.ts', 'http://127.0.0.1:8080', '--as', siteName]
    const args = ['--net', 'bash', '-c', contained, 'bash', ...check]
    const { stdout } = await promisify(execFile)('unshare', args, { maxBuffer: 1 << 24 })
    expect(stdout).toContain('http://127.0.0.1:8080 passes all checks.')
    expect(stdout).not.toContain('FAIL')
    expect(stdout).not.toMatch(/\[(warn|error|emerg)\]/)
  },
)

it('the image contains what the configuration names, and is run without rights', () => {
  const image = readFileSync('Dockerfile', 'utf8')
  const configuration = readFileSync('dist/hosts/nginx-container.conf', 'utf8')
  const { services } = parse(readFileSync('compose.yaml', 'utf8')) as {
    services: { site: { read_only: boolean; tmpfs: string[]; ports: string[] } }
  }
  const copied = [...image.matchAll(/^COPY (\S+) (\S+)$/gm)].map(([, from = '', to = '']) => ({ from, to }))
  expect(copied.filter(({ from }) => !existsSync(from))).toEqual([])
  for (const [, path = ''] of configuration.matchAll(/(?:root|include) (\/srv\S+);/g))
    expect(
      copied.some(({ to }) => path === to || path.startsWith(`${to}/`)),
      path,
    ).toBe(true)
  const [, port] = /^EXPOSE (\d+)$/m.exec(image) ?? []
  expect(configuration).toContain(`listen ${port};`)
  expect(services.site.ports[0]).toMatch(new RegExp(`:${port}$`))
  expect([image.includes('\nUSER nginx\n'), services.site.read_only, services.site.tmpfs]).toEqual([
    true,
    true,
    ['/tmp:size=16m,noexec,nosuid,nodev'],
  ])
})
