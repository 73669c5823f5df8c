import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { COMPARED_WIDTH_PX, type ComparedView } from './comparedViews'

interface ComparerProps {
  readonly view: ComparedView
}

/** Lays a view's two pictures over each other, with a divider that a range input moves. */
export function PictureComparer({ view }: ComparerProps) {
  const { title, height, before, after, isDark } = view
  const [share, setShare] = useState(50)
  const stage = useRef<HTMLDivElement>(null)
  useEffect(() => stage.current?.style.setProperty('--share', `${share / 100}`), [share])
  const percent = Math.round(share)
  return (
    <div
      ref={stage}
      className="comparer"
      data-dark={isDark}
      style={{ aspectRatio: `${COMPARED_WIDTH_PX} / ${height}` }}
    >
      <Picture view={view} tree="before" alt={`Before: ${before}`} />
      <Picture view={view} tree="after" alt={`After: ${after}`} />
      <span className="tag" aria-hidden>
        Before
      </span>
      <span className="tag" aria-hidden>
        After
      </span>
      <input
        type="range"
        step="any"
        value={share}
        aria-label={`Divider of ${title}`}
        aria-valuetext={`${percent}% before, ${100 - percent}% after`}
        onChange={({ target }) => setShare(target.valueAsNumber)}
      />
      <div className="divider" aria-hidden />
    </div>
  )
}

interface PictureProps extends Pick<ComponentProps<'img'>, 'alt'> {
  readonly view: ComparedView
  readonly tree: 'before' | 'after'
}

function Picture({ view: { name, height, isDark }, tree, alt }: PictureProps) {
  const url = `/pages/redesign/${tree}/${name}`
  return (
    <picture className={tree}>
      {!isDark && <source media="(prefers-color-scheme: dark)" srcSet={`${url}-dark.webp`} />}
      <img
        src={`${url}-${isDark ? 'dark' : 'light'}.webp`}
        width={COMPARED_WIDTH_PX}
        height={height}
        alt={alt}
        loading="lazy"
        draggable={false}
      />
    </picture>
  )
}
