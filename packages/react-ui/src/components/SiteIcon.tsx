import { useImage } from './useImage.js'

interface SiteIconProps {
  readonly name: string
  readonly imageUrl: string | undefined
  readonly size?: 40 | 56
}

/** Shows the picture of a site above the first letter of its name. */
export function SiteIcon({ name, imageUrl, size = 40 }: SiteIconProps) {
  const image = useImage(imageUrl)
  return (
    <span className={`fy-ic${size === 40 ? '' : ` fy-ic--${size}`}`} aria-hidden="true">
      {image}
      <span className="fy-ic__l">{[...name][0]?.toUpperCase()}</span>
    </span>
  )
}
