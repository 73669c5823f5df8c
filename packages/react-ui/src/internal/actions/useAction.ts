'use client'

import type { Modal } from '@foyer/core'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useModalProvider } from '../../hooks/ModalProvider.js'

export interface ActionState<T> {
  readonly status: 'idle' | 'pending' | 'success' | 'error'
  readonly data: T | undefined
  /** Is a `ModalError` unless code failed to load: `isModalError(error, 'USER_REJECTED')`. */
  readonly error: Error | undefined
  readonly isIdle: boolean
  readonly isPending: boolean
  readonly isSuccess: boolean
  readonly isError: boolean
  /** Returns to `idle`. A request in progress continues, and its result is dropped. */
  readonly reset: () => void
}

/** Callbacks of an action. Only those of the latest call run, and only while the component is mounted. */
export interface ActionCallbacks<T> {
  readonly onSuccess?: ((data: T) => void) | undefined
  readonly onError?: ((error: Error) => void) | undefined
  readonly onSettled?: ((data: T | undefined, error: Error | undefined) => void) | undefined
}

/** Makes an action's parameters optional if none is required. */
type Call<V, Rest extends readonly unknown[], R> = undefined extends V
  ? (parameters?: V, ...rest: Rest) => R
  : (parameters: V, ...rest: Rest) => R

/** Action of a hook: `signMessage` never rejects and sets `error`, `signMessageAsync` resolves or rejects. */
export type Action<Name extends string, V, T> = ActionState<T> & {
  readonly [K in Name]: Call<V, [callbacks?: ActionCallbacks<T>], void>
} & { readonly [K in `${Name}Async`]: Call<V, [], Promise<T>> }

/** Runs an action. Must keep its identity between renders. */
export type ActionFunction<V, T> = (modal: Modal, parameters: V, isLatest: () => boolean) => Promise<T>

type StoredState<T> = Pick<ActionState<T>, 'status' | 'data' | 'error'>

const idle = { status: 'idle', data: undefined, error: undefined } as const

/** Tracks an asynchronous action; the latest call wins. Calls `run` synchronously, so that it may open windows. */
export function useAction<Name extends string, V, T>(
  hook: string,
  name: Name,
  run: ActionFunction<V, T>,
): Action<Name, V, T> {
  const [state, setState] = useState<StoredState<T>>(idle)
  const { mutate, mutateAsync, reset } = useActionCalls(hook, run, setState)
  const { status } = state
  const flags = {
    isIdle: status === 'idle',
    isPending: status === 'pending',
    isSuccess: status === 'success',
    isError: status === 'error',
  }
  return { ...state, ...flags, reset, [name]: mutate, [`${name}Async`]: mutateAsync } as Action<Name, V, T>
}

/** Calls an action and reports its state. `report` must keep its identity between renders. */
export function useActionCalls<V, T>(hook: string, run: ActionFunction<V, T>, report: (state: StoredState<T>) => void) {
  const { modal } = useModalProvider(hook)
  const calls = useRef(0)
  useEffect(
    () => () => {
      calls.current++
    },
    [],
  )
  const mutateAsync = useCallback(
    async (parameters: V) => {
      const call = ++calls.current
      const isLatest = () => call === calls.current
      report({ ...idle, status: 'pending' })
      try {
        const data = await run(modal, parameters, isLatest)
        if (isLatest()) report({ status: 'success', data, error: undefined })
        return data
      } catch (cause) {
        const error = toError(cause)
        if (isLatest()) report({ status: 'error', data: undefined, error })
        throw error
      }
    },
    [modal, run, report],
  )
  const mutate = useCallback(
    (parameters: V, { onSuccess, onError, onSettled }: ActionCallbacks<T> = {}) => {
      const result = mutateAsync(parameters)
      const call = calls.current
      // An error that a callback of the app throws becomes an unhandled rejection.
      void result.then(
        (data) => {
          if (call !== calls.current) return
          onSuccess?.(data)
          onSettled?.(data, undefined)
        },
        (error: Error) => {
          if (call !== calls.current) return
          onError?.(error)
          onSettled?.(undefined, error)
        },
      )
    },
    [mutateAsync],
  )
  const reset = useCallback(() => {
    calls.current++
    report(idle)
  }, [report])
  return { mutate, mutateAsync, reset }
}

export function toError(cause: unknown): Error {
  return cause instanceof Error ? cause : new Error(String(cause))
}
