/** Which of the chosen files were not taken and why; it stays until files are chosen again. */
export const RefusedFiles = ({ refusals }: { refusals: readonly string[] }) => (
  <div role="status">
    <ul className="mt-4 flex flex-col empty:hidden gap-1 text-small text-bad [overflow-wrap:anywhere]">
      {refusals.map((refusal, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name, and the list is replaced as a whole.
        <li key={index}>{refusal}</li>
      ))}
    </ul>
  </div>
);
