import { afterEach, beforeEach, expect, it } from 'vitest'
import { createTemporaryFolder } from '../testing/createTemporaryFolder'
import { checkTestReferences } from './checkTestReferences'

let tree: ReturnType<typeof createTemporaryFolder>
beforeEach(() => {
  tree = createTemporaryFolder()
  tree.write('packages/a/src/a.test.ts', "it('S1.001 keeps [its] word', f)")
})
afterEach(() => tree.remove())

const TEST = 'packages/a/src/a.test.ts'
const problemsOf = (...rows: string[]) => {
  tree.write('SECURITY.md', ['# Security', '| promise | proved by |', '| --- | --- |', ...rows, '', 'Text.'].join('\n'))
  return checkTestReferences(tree.root)
}

it('takes a promise with a test of that title, with or without the id of its rule', () => {
  expect(problemsOf(`| words are kept | [keeps [its] word](${TEST}) |`)).toEqual([])
})

it.each([
  ['names no test', '', ['SECURITY.md:4: no test is named for: words are kept']],
  ['names a file alone', `[\`a\`](${TEST})`, ['SECURITY.md:4: no test is named for: words are kept']],
  ['names a test that is gone', `[keeps](${TEST})`, [`SECURITY.md: ${TEST} has no test “keeps”`]],
  ['names a file that is gone', '[keeps](b.test.ts)', ['SECURITY.md: b.test.ts does not exist']],
])('refuses a promise that %s', (_, proof, problems) => {
  expect(problemsOf(`| words are kept | ${proof} |`)).toEqual(problems)
})

it('refuses a threat in a README that names neither a test nor a gap', () => {
  problemsOf()
  const rows = [
    'page | all | nothing | [keeps [its] word](src/a.test.ts)',
    ' | style | a press | **gap**',
    'node | lies | belief | ',
  ]
  const head = ['| Who | With what | Gets | Shown by |', '| --- | --- | --- | --- |']
  tree.write('packages/a/README.md', [...head, ...rows.map((row) => `| ${row} |`)].join('\n'))
  expect(checkTestReferences(tree.root)).toEqual(['packages/a/README.md:5: names neither a test nor a gap'])
})

it('refuses a page without the table, and looks at links of READMEs, too', () => {
  problemsOf()
  tree.write('packages/a/README.md', '[keeps [its] word](src/a.test.ts), [`a`](src/a.test.ts), [keeps](src/b.test.ts)')
  expect(checkTestReferences(tree.root)).toEqual(['packages/a/README.md: packages/a/src/b.test.ts does not exist'])
  tree.write('SECURITY.md', '# Security')
  expect(checkTestReferences(tree.root)[0]).toContain('has no table of promises')
})
