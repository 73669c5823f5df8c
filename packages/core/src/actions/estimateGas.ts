import { type EstimateGasParameters, estimateGas as estimateGasFlow } from '../flows/estimateGas.js'
import type { Modal } from '../modal.js'
import type { Namespace } from '../types/caip.js'
import { contextOf } from './contextOf.js'

/** What a transaction of the connected account would take, in gas. The wallet is not asked. */
export function estimateGas<N extends Namespace = Namespace>(
  modal: Modal,
  parameters: EstimateGasParameters<N>,
): Promise<bigint> {
  return estimateGasFlow(contextOf(modal), parameters)
}
