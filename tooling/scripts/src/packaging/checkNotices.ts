import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isAllowedLicence } from '../docs/allowedLicences'
import { RESTRICTED_LICENCE } from '../docs/identifyLicence'
import { findFiles } from '../lib/findFiles'

const NOTICES = 'THIRD-PARTY.txt'
/** Header of a file with copies, which may begin with a line for the shell. */
const COPIES = /^(?:#!.*\n)?\/\*!\n \* Copies of other packages([\s\S]*?)\n \*\//
const COPY = /^ \* (\S+ \S+) \((.+)\)$/gm
/** Marker of a copied package, by Rolldown or esbuild. */
const REGION = /^\s*\/\/(#region)? .*node_modules\//m

/** Checks that code copied into a build comes with its licenses, all free. Returns one text per problem. */
export function checkNotices({ path }: { readonly path: string }): string[] {
  const folder = join(path, 'dist')
  if (!existsSync(folder)) return []
  const notices = existsSync(join(folder, NOTICES)) ? readFileSync(join(folder, NOTICES), 'utf8') : ''
  return findFiles(folder, (file) => /\.m?js$/.test(file)).flatMap((file) => {
    const code = readFileSync(file, 'utf8')
    const [, head] = COPIES.exec(code) ?? []
    const name = file.slice(path.length + 1)
    if (head === undefined) return REGION.test(code) ? [`${name} holds a package of others, and does not say so.`] : []
    const copies = [...head.matchAll(COPY)]
    return [
      ...(copies.length > 0 ? [] : [`${name} does not say what it holds copies of.`]),
      ...copies.flatMap(([, each = '', licence = '']) => [
        ...(notices.includes(`${each} (${licence})`) ? [] : [`dist/${NOTICES} has no licence of ${each}.`]),
        ...(isAllowedLicence(licence) ? [] : [`${name} holds a copy of ${each}, under ${licence}.`]),
      ]),
      ...(notices.toLowerCase().includes(RESTRICTED_LICENCE.toLowerCase())
        ? [`dist/${NOTICES} has the ${RESTRICTED_LICENCE}.`]
        : []),
    ]
  })
}
