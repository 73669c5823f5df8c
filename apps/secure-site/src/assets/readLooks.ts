import { readFile } from 'node:fs/promises'

const THEME = new URL('../../../../packages/react-ui/src/theme/', import.meta.url)

/**
 * The modal's own looks, so that the window is a part of it: what a site may set, and all that derives from it. The modal
 * has the former on the host of its shadow root, a document has it on its root.
 *
 * @returns CSS
 */
export async function readLooks(): Promise<string> {
  const [inputs, tokens] = await Promise.all(
    ['inputs.css', 'tokens.css'].map((name) => readFile(new URL(name, THEME), 'utf8')),
  )
  return `${inputs?.replace(':host', ':root')}\n${tokens}`
}
