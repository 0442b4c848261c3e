/** The heading of a section with an optional remark in the right column. */
export const SectionHeading = ({ title, text, id }: { title: string; text?: string; id?: string }) => (
  <div className="grid items-end gap-x-12 gap-y-4 lg:grid-cols-[minmax(0,1fr)_392px]">
    <h2 id={id} className="text-section-small md:text-section">
      {title}
    </h2>
    {text ? <p className="max-w-md text-body text-balance text-text-2">{text}</p> : null}
  </div>
);
