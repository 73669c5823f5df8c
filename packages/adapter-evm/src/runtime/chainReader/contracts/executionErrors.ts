import { findError, findNamedError } from '../../node/findError.js'

const EXECUTION_ERROR_NAMES = [
  'ContractFunctionRevertedError',
  'RawContractError',
  'ExecutionRevertedError',
  'InsufficientFundsError',
] as const

export function ignoreExecutionError(cause: unknown): undefined {
  if (!isExecutionError(cause) && !isMissing(cause)) throw cause
}

const isMissing = (cause: unknown) =>
  findNamedError(cause, 'ContractFunctionZeroDataError', 'AbiDecodingZeroDataError') !== undefined

export const isExecutionError = (cause: unknown) =>
  findNamedError(cause, ...EXECUTION_ERROR_NAMES) !== undefined ||
  findError(cause, (each) => 'code' in each && each.code === 3) !== undefined
