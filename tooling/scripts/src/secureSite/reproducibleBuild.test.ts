import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { languageTags } from '@foyer/languages'
import { expect, it, onTestFinished } from 'vitest'
import { root } from '../entry/root.mjs'
import { copyWorkspace } from '../recipes/copyWorkspace'

const FOLDERS = [
  'apps/secure-site',
  'tooling/tsconfig',
  ...['auth-frame', 'core', 'languages', 'react-ui', 'siwx'].map((name) => `packages/${name}`),
]

/** Builds the frame's script and the exit page from a copy of the sources, and returns its files. */
function build(to: string, env: NodeJS.ProcessEnv) {
  copyWorkspace({ from: root, to, folders: FOLDERS, files: ['package.json'] })
  const folder = join(to, 'apps/secure-site')
  const script = join(folder, 'src/assets/buildAssets.ts')
  execFileSync(process.execPath, ['--import', 'tsx', script], { cwd: folder, env: { PATH: process.env.PATH, ...env } })
  const files = readdirSync(join(folder, 'dist'), { recursive: true, withFileTypes: true }).filter((each) =>
    each.isFile(),
  )
  const names = files.map(({ name, parentPath }) => relative(join(folder, 'dist'), join(parentPath, name))).sort()
  return Object.fromEntries(names.map((name) => [name, readFileSync(join(folder, 'dist', name))]))
}

it('the frame’s script and the exit page have the same bytes from builds in different folders', {
  timeout: 120_000,
}, () => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-build-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const one = build(join(folder, 'one'), { TZ: 'UTC' })
  const other = build(join(folder, 'other/and deeper'), {
    TZ: 'Asia/Tokyo',
    LANG: 'tr_TR.UTF-8',
    NODE_ENV: 'production',
  })
  expect(Object.keys(one)).toEqual([
    'describe.js',
    'exit.html',
    'hashes.json',
    'page.css',
    'review.css',
    'review.js',
    'sdk.css',
    'sdk.js',
    'social.js',
    ...[...languageTags].sort().map((tag) => `texts/${tag}.js`),
    'wallet.css',
    'wallet.js',
  ])
  for (const [name, bytes] of Object.entries(one)) expect([name, other[name]?.equals(bytes)]).toEqual([name, true])
  for (const name of ['exit.html', 'review.js', 'sdk.js', 'wallet.js']) expect(one[name]?.includes(folder)).toBe(false)
  const hashes = JSON.parse(String(one['hashes.json']))
  for (const name of Object.keys(one).filter((each) => each !== 'hashes.json')) {
    const digest = createHash('sha384')
      .update(one[name] ?? '')
      .digest('base64')
    expect(hashes[name]).toBe(`sha384-${digest}`)
  }
})
