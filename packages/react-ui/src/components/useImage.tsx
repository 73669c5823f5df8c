import { isImageUrl } from '@foyer/core/internal/modal'
import { type ReactElement, useContext, useState } from 'react'
import { UiContext } from '../internal/UiContext.js'

/** URLs that have failed in this page: the next view shows the placeholder at once. */
const broken = new Set<string>()

/**
 * Returns the image to draw above a placeholder, invisible until it has loaded. Undefined where no image can be shown.
 */
export function useImage(imageUrl: string | undefined, isLazy = false): ReactElement | undefined {
  const ui = useContext(UiContext)
  const [failed, setFailed] = useState<string>()
  if (imageUrl === undefined || imageUrl === failed || broken.has(imageUrl) || !isImageUrl(imageUrl)) return undefined
  const note = () => ui?.context.services.requests.note('images')(imageUrl)
  return (
    <img
      key={imageUrl}
      ref={showLoaded}
      src={imageUrl}
      alt=""
      decoding="async"
      loading={isLazy ? 'lazy' : undefined}
      referrerPolicy="no-referrer"
      onLoad={({ currentTarget }) => {
        note()
        show(currentTarget)
      }}
      onError={() => {
        note()
        // While the device is offline, every image fails: do not remember the URL as broken.
        if (navigator.onLine) broken.add(imageUrl)
        setFailed(imageUrl)
      }}
    />
  )
}

const show = (image: HTMLImageElement) => image.classList.add('is-loaded')

/** Shows cached images and `data:` URLs in the first frame, without a fade. */
function showLoaded(image: HTMLImageElement | null): void {
  if (!image?.complete || image.naturalWidth === 0) return
  image.decoding = 'sync'
  show(image)
}
