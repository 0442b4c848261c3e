import type { FontClass } from '../../measurement.ts';

/** A face whose widths are known, so that text can be fitted to it; `stack` is what a stylesheet names to get it. */
export type Face = { name: string; stack: string; regular: readonly number[]; bold: readonly number[] };

const widths = (list: string): number[] => list.split(' ').map(Number);

/*
 * Advance widths of the characters from space to tilde in thousandths of the font size, as browsers report them for
 * Liberation Sans (the metrics of Arial and Helvetica), DejaVu Sans, Liberation Serif (the metrics of Times) and DejaVu
 * Serif: the faces that a page falls back to on most systems.
 */
const ARIAL = widths(
  '278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584',
);
const ARIAL_BOLD = widths(
  '278 333 474 556 556 889 722 238 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 333 333 584 584 584 611 975 722 722 722 722 667 611 778 722 278 556 722 611 833 722 778 667 778 722 667 611 722 667 944 667 667 611 333 278 333 584 556 333 556 611 556 611 556 333 611 611 278 278 556 278 889 611 611 611 611 389 556 333 611 556 778 556 556 500 389 280 389 584',
);
const DEJAVU = widths(
  '318 401 460 838 636 950 780 275 390 390 500 838 318 361 318 337 636 636 636 636 636 636 636 636 636 636 337 337 838 838 838 531 1000 684 686 698 770 632 575 775 752 295 295 656 557 863 748 787 603 787 695 635 611 732 684 989 685 611 685 390 337 390 838 500 500 613 635 550 635 615 352 635 634 278 278 579 278 974 634 612 635 635 411 521 392 634 592 818 592 592 525 636 337 636 838',
);
const DEJAVU_BOLD = widths(
  '348 456 521 838 696 1002 872 306 457 457 523 838 380 415 380 365 696 696 696 696 696 696 696 696 696 696 400 400 838 838 838 580 1000 774 762 734 830 683 683 821 837 372 372 775 637 995 837 850 733 850 770 720 682 812 774 1103 771 724 725 457 365 457 838 500 500 675 716 593 716 678 435 716 712 343 343 665 343 1042 712 687 716 716 493 595 478 712 652 924 645 652 582 712 365 712 838',
);
const TIMES = widths(
  '250 333 408 500 500 833 778 180 333 333 500 564 250 333 250 278 500 500 500 500 500 500 500 500 500 500 278 278 564 564 564 444 921 722 667 667 722 611 556 722 722 333 389 722 611 889 722 722 556 722 667 556 611 722 722 944 722 722 611 333 278 333 469 500 333 444 500 444 500 444 333 500 500 278 278 500 278 778 500 500 500 500 333 389 278 500 500 722 500 500 444 480 200 480 541',
);
const DEJAVU_SERIF = widths(
  '318 402 460 838 636 950 890 275 390 390 500 838 318 338 318 337 636 636 636 636 636 636 636 636 636 636 337 337 838 838 838 536 1000 722 735 765 802 730 694 799 872 395 401 747 664 1024 875 820 673 820 753 685 667 843 722 1028 712 660 695 390 337 390 838 500 500 596 640 560 640 592 370 640 644 320 310 606 320 948 644 602 640 640 478 513 402 644 565 856 564 565 527 636 337 636 838',
);

/** In each class the first is taken when nothing speaks for another. */
export const FACES: Record<FontClass, readonly Face[]> = {
  sans: [
    { name: 'Arial', stack: 'Arial, "Helvetica Neue", Helvetica, sans-serif', regular: ARIAL, bold: ARIAL_BOLD },
    { name: 'DejaVu Sans', stack: '"DejaVu Sans", Verdana, sans-serif', regular: DEJAVU, bold: DEJAVU_BOLD },
  ],
  serif: [
    { name: 'Times', stack: '"Times New Roman", "Liberation Serif", Times, serif', regular: TIMES, bold: TIMES },
    { name: 'DejaVu Serif', stack: '"DejaVu Serif", Georgia, serif', regular: DEJAVU_SERIF, bold: DEJAVU_SERIF },
  ],
  mono: [
    { name: 'monospace', stack: 'ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace', regular: [], bold: [] },
  ],
};
