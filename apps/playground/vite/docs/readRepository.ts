import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'

/** What can be read as text; pictures of the docs are taken along beside it. */
const texts = new Set(['.ts', '.tsx', '.mjs', '.js', '.css', '.json', '.md', ''])
const folders = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'LICENSE', 'docs', 'packages', 'apps', 'tooling']

export interface Repository {
  /** What git keeps, by its path from the root; tests and what is made for them are left out. */
  readonly paths: readonly string[]
  read(path: string): string
  bytes(path: string): Buffer
}

export function readRepository(root: string): Repository {
  const listed = execFileSync('git', ['ls-files', '--', ...folders], { cwd: root, encoding: 'utf8', maxBuffer: 1e8 })
  const paths = listed
    .split('\n')
    .filter((path) => !isTest(path) && isShown(path) && path !== '' && existsSync(join(root, path)))
  return {
    paths,
    read: (path) => readFileSync(join(root, path), 'utf8'),
    bytes: (path) => readFileSync(join(root, path)),
  }
}

const isTest = (path: string) => /\.(test|test-d)\.|\/testing\/|\/e2e\/|\/generated\//.test(path)

const isShown = (path: string) => texts.has(extname(path)) || /^docs\/images\/.*\.png$/.test(path)
