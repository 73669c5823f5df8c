'use client'

import { useCallback, useEffect, useRef, useState } from 'react'

export interface ActionState<T> {
  readonly status: 'idle' | 'pending' | 'success' | 'error'
  readonly data: T | undefined
  readonly error: Error | undefined
  readonly isPending: boolean
  readonly reset: () => void
}

const idle = { status: 'idle', data: undefined, error: undefined } as const

/** Runs something that takes a while and says how it stands. The last call counts; answers of earlier ones are dropped. */
export function useAction<A extends readonly unknown[], T>(
  run: (...args: A) => Promise<T>,
): ActionState<T> & { readonly start: (...args: A) => Promise<T> } {
  const [state, setState] = useState<Pick<ActionState<T>, 'status' | 'data' | 'error'>>(idle)
  const latest = useRef(0)
  const runner = useRef(run)
  useEffect(() => {
    runner.current = run
  })
  useEffect(
    () => () => {
      latest.current++
    },
    [],
  )
  const start = useCallback(async (...args: A) => {
    const mine = ++latest.current
    const finish = (next: Pick<ActionState<T>, 'status' | 'data' | 'error'>) => {
      if (mine === latest.current) setState(next)
    }
    setState({ ...idle, status: 'pending' })
    try {
      const data = await runner.current(...args)
      finish({ status: 'success', data, error: undefined })
      return data
    } catch (cause) {
      const error = cause instanceof Error ? cause : new Error(String(cause))
      finish({ status: 'error', data: undefined, error })
      throw error
    }
  }, [])
  const reset = useCallback(() => {
    latest.current++
    setState(idle)
  }, [])
  return { ...state, isPending: state.status === 'pending', start, reset }
}
