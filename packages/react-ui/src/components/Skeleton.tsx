/** Rows that are still to come. */
export function SkeletonRows({ count }: { readonly count: number }) {
  return Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
    <div className="fy-row" aria-hidden="true" key={index}>
      <span className="fy-skel fy-skel--icon" />
      <span className="fy-row__m">
        <span className={`fy-skel fy-skel--line fy-skel--${index % 3}`} />
      </span>
    </div>
  ))
}
