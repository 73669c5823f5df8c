import { expect, it } from 'vitest'
import changelog from './changelog.cjs'
import { checkChangeset } from './checkChangeset'

const changeset = (summary: string) => `---\n"@foyer/core": minor\n---\n\n${summary}\n`

it.each(['Added: `useConnect`.', 'Fixed: a toast covers no button.\n\nMore.'])(
  'accepts a changeset that begins "%s"',
  (summary) => {
    expect(checkChangeset(changeset(summary))).toBeUndefined()
  },
)

it('accepts a changeset of no package', () => {
  expect(checkChangeset('---\n---\n')).toBeUndefined()
})

it.each(['add: a hook', '**Added** a hook', 'Improves a hook.'])('refuses a changeset that begins "%s"', (summary) => {
  expect(checkChangeset(changeset(summary))).toContain('"Added: "')
})

it('writes the kind of a change in bold, and indents the lines after it', async () => {
  const line = await changelog.getReleaseLine({ summary: 'Added: hooks.\n\n- `useConnect`' })
  expect(line).toBe('- **Added** Hooks.\n\n  - `useConnect`')
})

it('lists new versions of our own packages in one line', async () => {
  expect(await changelog.getDependencyReleaseLine([], [])).toBe('')
  const dependencies = [
    { name: '@foyer/core', newVersion: '1.1.0' },
    { name: '@foyer/siwx', newVersion: '1.0.1' },
  ]
  expect(await changelog.getDependencyReleaseLine([], dependencies)).toBe(
    '- **Changed** Depends on @foyer/core 1.1.0, @foyer/siwx 1.0.1',
  )
})
