// Reports changes of the wallet's saved state by other tabs of this app.
export function watchStorage(target: EventTarget, key: string, listener: () => void): () => void {
  const notify = (event: Event) => {
    if ((event as StorageEvent).key === key) listener()
  }
  target.addEventListener('storage', notify)
  return () => target.removeEventListener('storage', notify)
}
