export function SkeletonRows({ count }: { readonly count: number }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
  return Array.from({ length: count }, (_, index) => <SkeletonLine index={index} key={index} />)
}

export function SkeletonRow({ index }: { readonly index: number }) {
  return (
    <li aria-hidden="true">
      <SkeletonLine index={index} />
    </li>
  )
}

/** Reserves the height of one row. */
export function InvisibleRow(_: { readonly index: number }) {
  return (
    <li aria-hidden="true" style={{ visibility: 'hidden' }}>
      <SkeletonLine index={0} />
    </li>
  )
}

function SkeletonLine({ index }: { readonly index: number }) {
  return (
    <div className="fy-row" aria-hidden="true">
      <span className="fy-skel fy-skel--icon" />
      <span className="fy-row__m">
        <span className={`fy-skel fy-skel--line fy-skel--${index % 3}`} />
      </span>
    </div>
  )
}
