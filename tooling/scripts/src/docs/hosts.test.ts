import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../entry/root.mjs'
import { findFiles } from '../lib/findFiles'

const page = readFileSync(join(root, 'docs/accounts.md'), 'utf8')

/** Returns the hosts in string literals of a package, without those in comments. */
function hostsOf(folder: string) {
  const files = findFiles(join(root, folder, 'src'), (path) => /(?<!\.test|\.test-d|\.d)\.tsx?$/.test(path))
  const code = files.filter((path) => !path.includes('/testing/')).map((path) => readFileSync(path, 'utf8'))
  const lines = code.join('\n').split('\n')
  return lines
    .filter((line) => !/^\s*(\/?\*|\/\/)/.test(line))
    .flatMap((line) => [...line.matchAll(/['"`](?:https|wss):\/\/([a-z0-9.-]+\.[a-z]+)/g)].map(([, host = '']) => host))
}

/** Detects hosts that the modal only compares with the page's origin, and never contacts. */
const isOrigin = (host: string) => host.startsWith('secure-mobile.')

it('accounts.md names every host that core and the view layer name, and no other host', () => {
  const inCode = new Set(
    [...hostsOf('packages/core'), ...hostsOf('packages/react-ui')].filter((host) => !isOrigin(host)),
  )
  const [table = ''] = /^\| Host[\s\S]+?\n\n/m.exec(page) ?? []
  const [links = ''] = /^A press may open[\s\S]+?\n\n/m.exec(page) ?? []
  const named = [table, links].flatMap((text) =>
    [...text.matchAll(/`([a-z0-9-]+(?:\.[a-z0-9-]+)+)`/g)].map(([, host = '']) => host),
  )
  const isHost = (name: string) => !/^(services|features)\./.test(name)
  const rows = new Set(named.filter(isHost))
  expect([...rows].sort()).toEqual([...inCode].sort())
})
