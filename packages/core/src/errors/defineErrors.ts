import { fillErrorMessage, type KnownErrorCode, ModalError, type ModalErrorOptions } from './ModalError.js'

// Returns a function that creates errors with the given messages, which load with the calling module instead of the
// page.
export function defineErrors<const Code extends KnownErrorCode>(messages: Readonly<Record<Code, string>>) {
  return (code: Code, options: Omit<ModalErrorOptions, 'message'> = {}): ModalError =>
    new ModalError(code, { ...options, message: fillErrorMessage(messages[code], options.context) })
}
