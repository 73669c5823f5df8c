import { createHash } from 'node:crypto'
import { appendFileSync, cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const isScript = (name: string) => name.endsWith('.js')

const readHashes = (folder: string): Readonly<Record<string, string>> =>
  JSON.parse(readFileSync(join(folder, 'integrity.json'), 'utf8'))

/** Compares each file of the script with its hash, which the entry names, or a chunk whose hash the entry names. */
export function findWrongHashes(folder: string): string[] {
  const hashes = readHashes(folder)
  const names = readdirSync(folder).filter(isScript)
  const read = (name: string) => readFileSync(join(folder, name), 'utf8')
  const entry = read('foyer.js')
  const trusted = [entry, ...names.filter((name) => entry.includes(hashes[name] ?? '?')).map(read)]
  return names.filter((name) => {
    const hash = `sha384-${createHash('sha384').update(read(name)).digest('base64')}`
    return hashes[name] !== hash || (name !== 'foyer.js' && !trusted.some((text) => text.includes(hash)))
  })
}

/** Lists the files of the languages, whose hashes are not in the entry. */
export function listLanguageFiles(folder: string): string[] {
  const entry = readFileSync(join(folder, 'foyer.js'), 'utf8')
  return Object.entries(readHashes(folder)).flatMap(([name, hash]) =>
    name === 'foyer.js' || entry.includes(hash) ? [] : [name],
  )
}

/** Writes a page in German, as `docs/start/html.md` shows. */
export function writeGermanPage(site: string) {
  const page = readFileSync(join(site, 'index.html'), 'utf8')
  const code = readFileSync(join(site, 'page.js'), 'utf8')
  const german = page
    .replace('lang="en"', 'lang="de"')
    .replace('<foyer-button>', '<foyer-button connect-label="Wallet verbinden">')
    .replace('page.js', 'german.js')
  writeFileSync(join(site, 'german.html'), german)
  const ui = 'ui: Foyer.reactUi({ messages: Foyer.loadLanguage() })'
  writeFileSync(join(site, 'german.js'), code.replace('basic: true', `${ui}, basic: true`))
}

/** Writes a page whose first script is Foyer's, and the second the same code as another version. */
export function writePageWithTwoVersions(site: string) {
  const other = join(site, 'other')
  cpSync(join(site, 'foyer'), other, { recursive: true })
  // The name of a version's list of chunks.
  const [own = ''] = readFileSync(join(other, 'foyer.js'), 'utf8').match(/webpackChunkfoyer_[\w]+/) ?? []
  if (!own) throw new Error('The script does not say its version.')
  for (const name of readdirSync(other).filter(isScript)) {
    const text = readFileSync(join(other, name), 'utf8')
    writeFileSync(join(other, name), text.replaceAll(own, 'webpackChunkfoyer_9_9_9'))
  }
  const page = readFileSync(join(site, 'index.html'), 'utf8')
  const [tag = ''] = page.match(/<script src="foyer[^>]*><\/script>/) ?? []
  writeFileSync(join(site, 'two.html'), page.replace(tag, `${tag}\n<script src="other/foyer.js"></script>`))
}

/** Changes each chunk of the script, but not its entry. */
export function changeChunks(folder: string) {
  for (const name of readdirSync(folder))
    if (isScript(name) && name !== 'foyer.js') appendFileSync(join(folder, name), '\n')
}
