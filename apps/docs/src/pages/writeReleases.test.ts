import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { writeChangelog, writeUpgrading } from './writeReleases.ts'

function createRepository() {
  const root = mkdtempSync(join(tmpdir(), 'foyer-releases-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  for (const folder of ['.changeset', 'packages/core', 'apps']) mkdirSync(join(root, folder), { recursive: true })
  const change = (name: string, text: string) =>
    writeFileSync(join(root, '.changeset', `${name}.md`), `---\n'@foyer/core': minor\n---\n\n${text}\n`)
  change('a', 'Added: a door.')
  change('b', 'Changed: the door opens inwards.\n\n- Push it.')
  writeFileSync(
    join(root, 'packages/core/CHANGELOG.md'),
    '# @foyer/core\n\n## 0.1.0\n\n### Minor Changes\n\n- **Added** A wall\n- **Changed** The floor is flat\n',
  )
  return root
}

it('writeChangelog lists changes of the next release by kind, and the packages’ changelogs', () => {
  const page = writeChangelog(createRepository())
  expect(page).toContain('### Added\n\n- `@foyer/core`: A door.')
  expect(page.indexOf('### Changed')).toBeLessThan(page.indexOf('### Added'))
  expect(page).toContain('## @foyer/core\n\n### 0.1.0')
})

it('writeChangelog links the table of sizes', () => {
  expect(writeChangelog(createRepository())).toContain('[Sizes](/releases/sizes)')
})

it('writeUpgrading lists only what changed, of the next release and of earlier ones', () => {
  const page = writeUpgrading(createRepository())
  expect(page).toContain('- `@foyer/core`: The door opens inwards.\n  \n  - Push it.'.replace('  \n', '\n'))
  expect(page).toContain('### 0.1.0\n\n- **Changed** The floor is flat')
  expect(page).not.toMatch(/A door|A wall/)
})
