type Listener = (value: never) => void

// Emits events as EIP-1193 says; a listener that throws does not stop the next.
export function createEmitter<Events extends object>() {
  const listeners = new Map<keyof Events, Listener[]>()
  const of = (event: keyof Events) => listeners.get(event) ?? []
  return {
    on<Name extends keyof Events>(event: Name, listener: (value: Events[Name]) => void): void {
      listeners.set(event, [...of(event), listener])
    },
    off<Name extends keyof Events>(event: Name, listener: (value: Events[Name]) => void): void {
      const left = [...of(event)]
      const index = left.lastIndexOf(listener)
      if (index >= 0) left.splice(index, 1)
      listeners.set(event, left)
    },
    emit<Name extends keyof Events>(event: Name, value: Events[Name]): void {
      for (const listener of of(event) as ((value: Events[Name]) => void)[]) {
        try {
          listener(value)
        } catch (error) {
          queueMicrotask(() => {
            throw error
          })
        }
      }
    },
    clear(): void {
      listeners.clear()
    },
  }
}

export type Emitter<Events extends object> = ReturnType<typeof createEmitter<Events>>
