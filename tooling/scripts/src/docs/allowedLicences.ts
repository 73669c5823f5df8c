import parse, { type Info } from 'spdx-expression-parse'
import satisfies from 'spdx-satisfies'

/** Licenses that a published package’s dependencies may have. MPL-2.0 unmodified only. */
export const ALLOWED_LICENCES = [
  'MIT',
  'MIT-0',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  '0BSD',
  'CC0-1.0',
  'Unlicense',
  'MPL-2.0',
]

/** Returns whether allowed licenses satisfy an SPDX expression: one side of `OR`, both of `AND`. */
export const isAllowedLicence = (expression: string) =>
  isSpdxExpression(expression) && satisfies(expression, ALLOWED_LICENCES)

/** Returns whether a text is an SPDX expression. */
export const isSpdxExpression = (text: string) => listLicenceIds(text) !== undefined

/** Lists the licenses in an SPDX expression. Undefined for other text. */
export function listLicenceIds(text: string): string[] | undefined {
  try {
    return flatten(parse(text))
  } catch {
    return undefined
  }
}

const flatten = (node: Info): string[] =>
  'license' in node ? [node.license] : [...flatten(node.left), ...flatten(node.right)]
