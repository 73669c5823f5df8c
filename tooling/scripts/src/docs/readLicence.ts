import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isSpdxExpression, listLicenceIds } from './allowedLicences'
import { identifyLicence } from './identifyLicence'

export const UNKNOWN_LICENCE = 'unknown'

/** Licenses that the repository states and the package omits, by name and version. */
const STATED: Readonly<Record<string, string>> = {
  // Dedot’s copy of https://github.com/tjjfvi/subshape, whose LICENSE is Parity Technologies’. Read 2026-11-25.
  'deshape@0.1.0': 'Apache-2.0',
}

/** Reads an installed package’s license: the manifest’s, unless the text beside it is of another license. */
export function readLicence(path: string): string {
  const said = readManifest(path)
  const found = readTexts(path)
  const ids = said === undefined ? [] : (listLicenceIds(said) ?? [])
  const others = found.filter((name) => !ids.some((id) => isSame(id, name)))
  if (said !== undefined && others.length === 0) return said
  return [...new Set(said === undefined ? found : others)].join(' AND ') || stated(path) || UNKNOWN_LICENCE
}

function stated(path: string) {
  const { name, version } = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8'))
  return STATED[`${name}@${version}`]
}

/** Reads the SPDX expression. Old manifests have an object or a list. */
function readManifest(path: string): string | undefined {
  const { license, licenses } = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8'))
  const all = [license ?? licenses].flat().map((each) => (typeof each === 'string' ? each : each?.type))
  const said = all.length > 1 ? `(${all.join(' OR ')})` : all[0]
  return typeof said === 'string' && isSpdxExpression(said) ? said : undefined
}

const readTexts = (path: string) =>
  readdirSync(path, { withFileTypes: true })
    .filter(
      (entry) => entry.isFile() && /^(un)?licen[cs]e|^copying/i.test(entry.name) && !/3rd|third/i.test(entry.name),
    )
    .map(({ name }) => identifyLicence(readFileSync(join(path, name), 'utf8')) ?? UNKNOWN_LICENCE)

/** Compares license families: texts reveal neither versions nor a missing clause of BSD, MIT or ISC. */
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
