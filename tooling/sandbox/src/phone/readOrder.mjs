/** Reading the orders that came by HTTP; each throws in words for the one who sent them. */

/** @type {(body: Record<string, unknown>, name: string) => string | undefined} */
export function optionalText(body, name) {
  const value = body[name]
  if (value === undefined || (typeof value === 'string' && value !== '')) return value
  throw new Error(`${name} must be a text`)
}

/** @type {(body: Record<string, unknown>, name: string) => string} */
export function text(body, name) {
  const value = optionalText(body, name)
  if (value === undefined) throw new Error(`${name} is missing`)
  return value
}

/** @type {(body: Record<string, unknown>, name: string) => number | undefined} */
export function optionalNumber(body, name) {
  const value = body[name]
  if (value === undefined || (typeof value === 'number' && Number.isSafeInteger(value))) return value
  throw new Error(`${name} must be a whole number`)
}

/** @type {(body: Record<string, unknown>, name: string) => number | string} */
export const numberOrText = (body, name) => (typeof body[name] === 'number' ? body[name] : text(body, name))

/** @type {(body: Record<string, unknown>, name: string) => string[] | undefined} */
export function optionalTexts(body, name) {
  const value = body[name]
  if (value === undefined) return undefined
  if (Array.isArray(value) && value.every((item) => typeof item === 'string')) return value
  throw new Error(`${name} must be a list of texts`)
}
