import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { isPicture } from './docPaths.ts'

// Extensions of text files; pictures of the docs are copied beside them.
const texts = new Set(['.ts', '.tsx', '.mjs', '.js', '.css', '.json', '.md', ''])
const folders = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'LICENSE', 'docs', 'packages', 'apps', 'tooling']

export interface Repository {
  /** Paths of git's files from the root, without tests and their helpers. */
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

const isShown = (path: string) => texts.has(extname(path)) || (path.startsWith('docs/images/') && isPicture(path))
