import { ModalError } from '../errors/ModalError.js'

/**
 * Converts the error of an optional peer's `import()` to `PACKAGE_MISSING` if the package is not installed, or to
 * `CODE_LOAD_FAILED` if the browser could not fetch it. Without a `cause`, the bundler replaced the missing package by
 * an empty module.
 */
export function toModuleLoadError(packageName: string, cause?: unknown): ModalError {
  // Node and bundlers quote the name of a missing package; a failed fetch names its URL.
  const isFetched = cause !== undefined && !isQuoted(packageName, String(cause))
  if (isFetched) return new ModalError('CODE_LOAD_FAILED', { cause, context: { packageName } })
  const message = `This needs ${packageName}, which is not installed: npm install ${packageName}`
  return new ModalError('PACKAGE_MISSING', { message, cause, context: { packageName } })
}

const isQuoted = (name: string, text: string) => ["'", '"', '`', '“', '‘'].some((mark) => text.includes(mark + name))
