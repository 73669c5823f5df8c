import { ModalError } from '../errors/ModalError.js'

/**
 * Turns what the `import()` of an optional peer threw into the error to report: `PACKAGE_MISSING` where nobody has installed
 * it, `CODE_LOAD_FAILED` where it could not be fetched. `cause` undefined: a bundler put an empty module in its place.
 */
export function toImportError(packageName: string, cause?: unknown): ModalError {
  // Node and every bundler quote the name of a package that they cannot find; what cannot be fetched is named by its URL.
  const isFetched = cause !== undefined && !isQuoted(packageName, String(cause))
  if (isFetched) return new ModalError('CODE_LOAD_FAILED', { cause, context: { packageName } })
  const message = `This needs ${packageName}, which is not installed: npm install ${packageName}`
  return new ModalError('PACKAGE_MISSING', { message, cause, context: { packageName } })
}

const isQuoted = (name: string, text: string) => ["'", '"', '`', '“', '‘'].some((mark) => text.includes(mark + name))
