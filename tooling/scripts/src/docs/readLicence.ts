import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { idsOf, isExpression } from './allowedLicences'
import { identifyLicence } from './identifyLicence'

/** The licence of a package whose own files say nothing that anyone knows. */
export const UNKNOWN = 'unknown'

/**
 * Licences that a maker states in the repository and forgot to pack, by name and version. Read for a package whose own files say
 * nothing.
 */
const STATED: Readonly<Record<string, string>> = {
  // Dedot's copy of https://github.com/tjjfvi/subshape, whose LICENSE is that of Parity Technologies. Read 2026-11-25.
  'deshape@0.1.0': 'Apache-2.0',
}

/**
 * Reads under which licence an installed package is: what its manifest says, unless the text beside it is another one. Then
 * the text counts, since it is what its maker holds users to.
 */
export function readLicence(path: string): string {
  const said = readManifest(path)
  const found = readTexts(path)
  const ids = said === undefined ? [] : (idsOf(said) ?? [])
  const others = found.filter((name) => !ids.some((id) => isSame(id, name)))
  if (said !== undefined && others.length === 0) return said
  return [...new Set(said === undefined ? found : others)].join(' AND ') || stated(path) || UNKNOWN
}

function stated(path: string) {
  const { name, version } = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8'))
  return STATED[`${name}@${version}`]
}

/** The manifest's SPDX expression. Older manifests have an object or a list. */
function readManifest(path: string): string | undefined {
  const { license, licenses } = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8'))
  const all = [license ?? licenses].flat().map((each) => (typeof each === 'string' ? each : each?.type))
  const said = all.length > 1 ? `(${all.join(' OR ')})` : all[0]
  return typeof said === 'string' && isExpression(said) ? said : undefined
}

/** What the files are that a package calls its licence. */
const readTexts = (path: string) =>
  readdirSync(path, { withFileTypes: true })
    .filter(
      (entry) => entry.isFile() && /^(un)?licen[cs]e|^copying/i.test(entry.name) && !/3rd|third/i.test(entry.name),
    )
    .map(({ name }) => identifyLicence(readFileSync(join(path, name), 'utf8')) ?? UNKNOWN)

/** A manifest names the version of a licence, which is not told apart in its text, nor a clause less of BSD, MIT or ISC. */
const isSame = (id: string, name: string) => id === name || familyOf(id) === familyOf(name)

const FAMILIES = [
  ['MIT', 'MIT-0'],
  ['ISC', '0BSD'],
  ['BSD-2-Clause', 'BSD-3-Clause'],
]

function familyOf(id: string) {
  const family = FAMILIES.find((each) => each.includes(id))
  return family ? family[0] : id.replace(/^(A?GPL|LGPL|CC-BY)-.*/, '$1')
}
