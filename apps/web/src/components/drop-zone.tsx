import { type DragEvent, type ReactNode, useState } from 'react';

const holdsFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');

/** An area that takes dropped files; its child learns whether files hover over it. */
export const DropZone = ({
  onFiles,
  className,
  children,
}: {
  onFiles: (files: File[]) => void;
  className?: string;
  children: (over: boolean) => ReactNode;
}) => {
  // Entering a child fires before leaving its parent, so a counter tells whether the pointer is still inside.
  const [depth, setDepth] = useState(0);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is one more way in; the button inside is the accessible one.
    <div
      className={className}
      onDragEnter={(event) => holdsFiles(event) && setDepth(depth + 1)}
      onDragLeave={(event) => holdsFiles(event) && setDepth(Math.max(0, depth - 1))}
      onDragOver={(event) => holdsFiles(event) && event.preventDefault()}
      onDrop={(event) => {
        setDepth(0);
        if (!holdsFiles(event)) return;
        event.preventDefault();
        onFiles([...event.dataTransfer.files]);
      }}
    >
      {children(depth > 0)}
    </div>
  );
};
