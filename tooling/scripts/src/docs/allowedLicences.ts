import parse, { type Info } from 'spdx-expression-parse'
import satisfies from 'spdx-satisfies'

/** The licences under which a published package may bring code. MPL-2.0 only as it came: none of ours changes such a file. */
export const ALLOWED_LICENCES = [
  'MIT',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  '0BSD',
  'CC0-1.0',
  'Unlicense',
  'MPL-2.0',
]

/** Returns whether an SPDX expression can be kept by the allowed licences alone: one side of an `OR`, both of an `AND`. */
export const isAllowed = (expression: string) => isExpression(expression) && satisfies(expression, ALLOWED_LICENCES)

/** Returns whether a text is an SPDX expression. */
export const isExpression = (text: string) => idsOf(text) !== undefined

/** Lists the licences that an SPDX expression names. Undefined for what is no expression. */
export function idsOf(text: string): string[] | undefined {
  try {
    return flatten(parse(text))
  } catch {
    return undefined
  }
}

const flatten = (node: Info): string[] =>
  'license' in node ? [node.license] : [...flatten(node.left), ...flatten(node.right)]
