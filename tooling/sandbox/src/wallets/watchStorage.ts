/** Hears what the same wallet does in another tab of this site. Gives its undo. */
export function watchStorage(target: EventTarget, key: string, listener: () => void): () => void {
  const hear = (event: Event) => {
    if ((event as StorageEvent).key === key) listener()
  }
  target.addEventListener('storage', hear)
  return () => target.removeEventListener('storage', hear)
}
