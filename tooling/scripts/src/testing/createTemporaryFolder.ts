import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

export function createTemporaryFolder() {
  // One level down, so that a test may also write beside the repository.
  const parent = mkdtempSync(join(tmpdir(), 'foyer-tree-'))
  const root = join(parent, 'repository')
  mkdirSync(root)
  return {
    root,
    write: (path: string, text: string) => {
      mkdirSync(dirname(join(root, path)), { recursive: true })
      writeFileSync(join(root, path), text)
    },
    remove: () => rmSync(parent, { recursive: true }),
  }
}
