import { isSiwxError, SiwxError } from '../errors/SiwxError.js'
import type { Verifier, VerifierOption } from './verifier.js'

export function createVerifierLoader(sources: Readonly<Record<string, VerifierOption>>) {
  const loaded = new Map<string, Promise<Verifier>>()
  return (namespace: string): Promise<Verifier> => {
    const source = sources[namespace]
    const result = loaded.get(namespace)
    if (result !== undefined) return result
    if (source === undefined) throw new SiwxError('CHAIN_NOT_ALLOWED')
    const coming = wrapVerifierFailure(async () => (typeof source === 'function' ? source() : source))
    loaded.set(namespace, coming)
    // After a failed import, forget its promise, so that the next sign-in loads the verifier again.
    coming.catch(() => loaded.delete(namespace))
    return coming
  }
}

export async function wrapVerifierFailure<Result>(callback: () => Promise<Result>): Promise<Result> {
  try {
    return await callback()
  } catch (cause) {
    throw isSiwxError(cause) ? cause : new SiwxError('VERIFIER_FAILED', { cause })
  }
}
