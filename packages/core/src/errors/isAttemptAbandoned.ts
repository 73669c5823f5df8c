import type { ModalError } from './ModalError.js'

export const isAttemptAbandoned = ({ code }: ModalError): boolean =>
  code === 'MODAL_CLOSED' || code === 'CONNECT_SUPERSEDED'
