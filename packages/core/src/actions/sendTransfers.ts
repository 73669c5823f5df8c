import {
  type SendTransfersParameters,
  type SentTransfers,
  sendTransfers as send,
} from '../features/send/sendTransfers.js'
import type { Modal } from '../modal.js'
import { contextOf } from './contextOf.js'

/**
 * Sends several transfers of one account on one network: with one question of a wallet that does them as one (EIP-5792), else
 * one after another until one is refused. Resolves as soon as they were sent; they are followed until the chain has them.
 */
export function sendTransfers(modal: Modal, parameters: SendTransfersParameters): Promise<SentTransfers> {
  return send(contextOf(modal), parameters)
}
