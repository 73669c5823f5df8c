import { isSiwxError, SiwxError } from '../errors/SiwxError.js'
import type { Verifier, VerifierSource } from './verifier.js'

/** The verifier of a namespace, loaded once. */
export function createVerifiers(sources: Readonly<Record<string, VerifierSource>>) {
  const loaded = new Map<string, Promise<Verifier>>()
  return (namespace: string): Promise<Verifier> => {
    const source = sources[namespace]
    const found = loaded.get(namespace)
    if (found !== undefined) return found
    if (source === undefined) throw new SiwxError('CHAIN_NOT_ALLOWED')
    const coming = orFail(async () => (typeof source === 'function' ? source() : source))
    loaded.set(namespace, coming)
    // What could not be loaded is tried again with the next who signs in.
    coming.catch(() => loaded.delete(namespace))
    return coming
  }
}

/** What a verifier throws, as the error that says so. */
export async function orFail<Result>(act: () => Promise<Result>): Promise<Result> {
  try {
    return await act()
  } catch (cause) {
    throw isSiwxError(cause) ? cause : new SiwxError('VERIFIER_FAILED', { cause })
  }
}
