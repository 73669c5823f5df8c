import { isSiwxError, type SiwxError } from '../errors/SiwxError.js'

export function createMissingClientReporter() {
  const reported = new Set<string>()
  return (cause: unknown, report: (error: SiwxError) => void): void => {
    if (!isSiwxError(cause, 'CLIENT_MISSING') || reported.has(cause.message)) return
    reported.add(cause.message)
    report(cause)
  }
}
