import { formatShortDay } from "#web/lib/format/days.ts";
import { texts } from "#web/texts/texts.ts";

interface DaysTableProps {
  caption: string;
  columns: readonly string[];
  rows: readonly { day: string; cells: readonly string[] }[];
  /** Visible only to screen readers. */
  isHidden?: boolean;
}

/** The data of a chart as a table. */
export function DaysTable({ caption, columns, rows, isHidden }: DaysTableProps) {
  return (
    <div className={isHidden ? "sr-only" : "overflow-x-auto"}>
      <table className="w-full border-collapse text-[0.9375rem]">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-border border-b text-muted-foreground">
            <th scope="col" className="py-2.5 pe-3 text-start font-semibold">
              {texts("charts")("days.day")}
            </th>
            {columns.map((column) => (
              <th key={column} scope="col" className="py-2.5 ps-3 text-end font-semibold">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ day, cells }) => (
            <tr key={day} className="border-border border-b last:border-0">
              <th scope="row" className="whitespace-nowrap py-2.5 pe-3 text-start font-bold">
                {formatShortDay(day)}
              </th>
              {cells.map((cell, index) => (
                <td key={columns[index]} className="whitespace-nowrap py-2.5 ps-3 text-end">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
