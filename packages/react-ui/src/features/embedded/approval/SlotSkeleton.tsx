/** What the frame is going to look like, more or less. It lies behind the frame. */
export function SlotSkeleton() {
  return (
    <div className="fy-slot__s" aria-hidden="true">
      <div>
        <span className="fy-skel fy-slot--a" />
        <span className="fy-skel fy-slot--b" />
        <span className="fy-skel fy-slot--c" />
        <span className="fy-skel fy-slot--d" />
        <span className="fy-skel fy-slot--e" />
      </div>
      <div className="fy-pair">
        <span className="fy-skel fy-skel--field" />
        <span className="fy-skel fy-skel--field" />
      </div>
    </div>
  )
}
