import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../entry/root.mjs'
import { coreLayers, headlessFolders } from '../layers/coreLayers'

const page = readFileSync(join(root, 'docs/architecture.md'), 'utf8')

it('the page on the architecture has the layers of core as they are checked', () => {
  const lines = coreLayers.map(({ members, mixed }) => members.map((each) => `\`${each}\``).join(mixed ? ', ' : ' | '))
  expect(page.replace(/\s+/g, ' ')).toContain(lines.join(' ← '))
})

it('the drawing of the architecture names each subject', () => {
  const [, drawing = ''] = /```text\n([\s\S]*?)```/.exec(page) ?? []
  expect(headlessFolders.filter((each) => !drawing.includes(each))).toEqual([])
})
