import { createHash } from 'node:crypto'
import { appendFileSync, cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const isScript = (name: string) => name.endsWith('.js')

/** Compares each file of the script with its hash, and the entry with the hashes of its chunks. */
export function findWrongHashes(folder: string): string[] {
  const hashes: Record<string, string> = JSON.parse(readFileSync(join(folder, 'integrity.json'), 'utf8'))
  const entry = readFileSync(join(folder, 'foyer.js'), 'utf8')
  return readdirSync(folder)
    .filter(isScript)
    .filter((name) => {
      const hash = `sha384-${createHash('sha384')
        .update(readFileSync(join(folder, name)))
        .digest('base64')}`
      return hashes[name] !== hash || (name !== 'foyer.js' && !entry.includes(hash))
    })
}

/** Writes a page whose first script is one copy of Foyer's, and the second another copy. */
export function writePageWithTwoCopies(site: string) {
  cpSync(join(site, 'foyer'), join(site, 'other'), { recursive: true })
  const page = readFileSync(join(site, 'index.html'), 'utf8')
  const [tag = ''] = page.match(/<script src="foyer[^>]*><\/script>/) ?? []
  writeFileSync(join(site, 'two.html'), page.replace(tag, `${tag}\n${tag.replace('foyer/', 'other/')}`))
}

/** Changes each chunk of the script, but not its entry. */
export function changeChunks(folder: string) {
  for (const name of readdirSync(folder))
    if (isScript(name) && name !== 'foyer.js') appendFileSync(join(folder, name), '\n')
}
