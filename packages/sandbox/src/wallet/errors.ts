export class ProviderRpcError extends Error {
  override readonly name = 'ProviderRpcError'
  readonly code: number
  readonly data?: unknown

  constructor(code: number, message: string, data?: unknown) {
    super(message)
    this.code = code
    if (data !== undefined) this.data = data
  }
}

export const createUserRejectedError = () => new ProviderRpcError(4001, 'User rejected the request.')

export const createUnauthorizedError = () =>
  new ProviderRpcError(4100, 'The requested account or method has not been authorized by the user.')

export const createUnsupportedError = (method: string) =>
  new ProviderRpcError(4200, `The wallet does not support ${method}.`)

export const createDisconnectedError = () => new ProviderRpcError(4900, 'The wallet is disconnected from all chains.')

export const createChainDisconnectedError = (chainId: number) =>
  new ProviderRpcError(4901, `The wallet is not connected to chain ${chainId}.`)

export const createInvalidRequestError = () =>
  new ProviderRpcError(-32600, 'Expected { method: string, params?: array | object }.')

export const createInvalidParamsError = (reason: string) => new ProviderRpcError(-32602, reason)

export const createInternalError = (reason: string) => new ProviderRpcError(-32603, reason)

export const createUnsupportedCapabilityError = (name: string) =>
  new ProviderRpcError(5700, `The wallet does not support the capability ${name}.`)

export const createAtomicityUnsupportedError = () =>
  new ProviderRpcError(5760, 'The wallet does not support atomic batches.')

export const createAlreadyOpenError = (method: string) =>
  new ProviderRpcError(-32002, `Request of type '${method}' already pending. Please wait.`)
