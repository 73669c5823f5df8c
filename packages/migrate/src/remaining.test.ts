import { expect, it } from 'vitest'
import { migrateFiles } from './migrateFiles.js'
import { rainbowKitApp } from './testing/apps.js'

const { 'src/Custom.tsx': _custom, ...app } = rainbowKitApp

/** Moves an app that has one more file, and returns the notes of that file. */
function migrate(path: string, text: string) {
  const { changes, notes } = migrateFiles(new Map(Object.entries({ ...app, [path]: text })))
  const list = notes.filter((each) => each.path === path)
  return { change: changes.get(path), notes: list.map(({ line, message }) => `${line} ${message}`) }
}

it.each([
  ['a namespace', "import * as RK from '@rainbow-me/rainbowkit'\nRK.darkTheme()\n", '`RK` of @rainbow-me/rainbowkit'],
  [
    'a default import',
    "import Rainbow from '@rainbow-me/rainbowkit'\nRainbow()\n",
    '`Rainbow` of @rainbow-me/rainbowkit',
  ],
  ['an export', "export { darkTheme } from '@rainbow-me/rainbowkit'\n", '`@rainbow-me/rainbowkit`'],
  ['a side effect', "import '@rainbow-me/rainbowkit/wallets'\n", '`@rainbow-me/rainbowkit/wallets`'],
  ['import()', "void import(/* webpackChunkName: 'rk' */ '@rainbow-me/rainbowkit')\n", '`@rainbow-me/rainbowkit`'],
  ['require()', "const rk = require('@rainbow-me/rainbowkit')\nrk.darkTheme()\n", '`@rainbow-me/rainbowkit`'],
  ['a mock', "jest.mock('@rainbow-me/rainbowkit', () => ({}))\n", '`@rainbow-me/rainbowkit`'],
  ['a type', "export type Rk = typeof import('@rainbow-me/rainbowkit')\n", '`@rainbow-me/rainbowkit`'],
])('an import of a library that stays is listed: %s', (_kind, text, subject) => {
  const { change, notes } = migrate('src/More.tsx', text)
  expect(change).toBeUndefined()
  expect(notes).toEqual([`1 ${subject} is left: see the guide`])
})

it.each([
  [
    'src/Berth.vue',
    "<script setup>\nimport { useAppKit } from '@reown/appkit/vue'\n</script>\n",
    '2 `@reown/appkit/vue`',
  ],
  ['src/Berth.svelte', "<script>\n  import Wallet from 'sats-connect'\n</script>\n", '2 `sats-connect`'],
  ['src/Berth.vue', '<template>\n  <appkit-button />\n</template>\n', '2 elements of AppKit are'],
  ['src/app.css', "@import '@rainbow-me/rainbowkit/styles.css';\n", '1 `@rainbow-me/rainbowkit/styles.css`'],
  ['src/rk.d.ts', "declare module 'x' {\n  import 'connectkit'\n}\n", '2 `connectkit`'],
])('an import of a file that is never changed is listed: %s', (path, text, subject) => {
  const { change, notes } = migrate(path, text)
  expect(change).toBeUndefined()
  expect(notes).toHaveLength(1)
  expect(notes[0]).toContain(`${subject}`)
})

it('a file with a syntax error stays as it is, and is listed', () => {
  const broken = `${rainbowKitApp['src/Berth.tsx']}\nconst half = {\n`
  const { change, notes } = migrate('src/Broken.tsx', broken)
  expect(change).toBeUndefined()
  expect(notes).toHaveLength(1)
  expect(notes[0]).toMatch(/^21 left: the file has a syntax error: /)
})

it('an import is listed once, where nothing of its library can be moved', () => {
  const { notes } = migrateFiles(new Map([['src/Berth.tsx', rainbowKitApp['src/Berth.tsx'] ?? '']]))
  expect(notes).toHaveLength(1)
})
