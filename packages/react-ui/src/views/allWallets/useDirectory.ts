import type { Namespace } from '@foyer/core'
import { isImageUrl, type ModalContext, offersDirectory, PRELOADED_IMAGES, WALLET_PAGE } from '@foyer/core/ui'
import { fetchWallets } from '@foyer/core/ui/wallets'
import { useStore } from '@nanostores/react'
import { useCallback, useEffect, useState } from 'react'

interface Loading {
  readonly namespace: Namespace | undefined
  readonly isOn: boolean
  readonly error?: unknown
}

/** The directory's wallets, as many as have been asked for. */
export function useDirectory(context: ModalContext, namespace: Namespace | undefined) {
  const { directory } = context.stores
  useStore(directory.$pages)
  const { wallets, page, count } = directory.pages(namespace)
  const [last, setLast] = useState<Loading>({ namespace, isOn: false })
  // What became of another namespace is not told of this one.
  const { isOn: isLoading, error } = last.namespace === namespace ? last : { isOn: false, error: undefined }

  const load = useCallback(() => {
    setLast({ namespace, isOn: true })
    const settle = (error?: unknown) =>
      setLast((now) => (now.namespace === namespace ? { namespace, isOn: false, error } : now))
    fetchWallets(context, { namespace }).then(() => settle(), settle)
  }, [context, namespace])
  useEffect(() => {
    if (offersDirectory(context) && directory.pages(namespace).page === 0) load()
  }, [context, directory, load, namespace])

  // The pictures that are seen first come before anybody scrolls to them.
  useEffect(() => {
    const first = page === 0 ? 0 : (page - 1) * WALLET_PAGE
    for (const { image_url: url } of directory.pages(namespace).wallets.slice(first, first + PRELOADED_IMAGES)) {
      if (!url || !isImageUrl(url)) continue
      const image = new Image()
      image.referrerPolicy = 'no-referrer'
      image.src = url
    }
  }, [directory, namespace, page])

  const hasMore = offersDirectory(context) && (count === undefined || page * WALLET_PAGE < count)
  return { wallets, count, hasMore, isLoading, error, load }
}
