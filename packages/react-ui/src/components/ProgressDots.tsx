export const ProgressDots = () => (
  <span className="fy-path" aria-hidden="true">
    <i />
    <i />
    <i />
    <i />
  </span>
)
